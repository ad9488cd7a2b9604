"""Codes of the findings about rules modules, explorations, coverage and worked examples."""

from __future__ import annotations

from pnpgen.findings import Codes, Rationale

CODES: Codes = {
    "R101": Rationale("no rules module", "A game without rules.py can be printed but not proved."),
    "R102": Rationale(
        "rules module cannot be read", "Python must compile and import rules.py before it can play."
    ),
    "R103": Rationale("no class Game", "rules.py defines one subclass of Rules, named Game."),
    "R104": Rationale(
        "state cannot be decoded", "Worked examples are read into the state: its fields need plain types."
    ),
    "R105": Rationale("rules raise", "Rules that raise on a reachable table have a hole."),
    "R106": Rationale(
        "clause outside Game", "Only methods of Game are traced: the clause would seem unused."
    ),
    "R107": Rationale(
        "unknown name in the definition", "Rules take every quantity from the YAML, by its name."
    ),
    "R108": Rationale("malformed node", "A node names seats, options and weights in a fixed shape."),
    "R110": Rationale("unknown policy", "A simulation plays by `random` or a policy the game defines."),
    "R111": Rationale("illegal move of a policy", "A policy must pick one of the options it is given."),
    "R112": Rationale("impossible start", "The table after setup must satisfy the game's own invariants."),
    "R201": Rationale("dead end", "The players sit there and no rule says how to go on."),
    "R202": Rationale("component runs out", "A play needs more than is printed."),
    "R203": Rationale("no way to the end", "From this table no sequence of events ends the game."),
    "R204": Rationale("invariant broken", "The rules lead to a table the game itself calls impossible."),
    "R205": Rationale("nobody wins", "The game ends and no seat has a share of the win."),
    "R206": Rationale(
        "fact and exploration differ", "Texts print the fact; all plays together say another value."
    ),
    "R207": Rationale("unknown component", "`used` speaks of components of game.yaml."),
    "R208": Rationale(
        "relaxed state differs", "`relax` may only forget what moves and demand do not depend on."
    ),
    "R301": Rationale(
        "clause without code", "A sentence of the rulebook that the model ignores is never tested."
    ),
    "R302": Rationale(
        "unknown clause cited", "Code or example names a clause that the rulebook does not have."
    ),
    "R303": Rationale("clause without example", "An example shows people what a clause means, and tests it."),
    "R304": Rationale(
        "clause never played", "A clause no simulated play ever uses is dead, or cannot be reached."
    ),
    "R305": Rationale(
        "state that nobody can see", "Every field of the state lies on the table or is kept in the head."
    ),
    "R306": Rationale(
        "odds differ from the components", "Weights must be what the declared dice and pieces produce."
    ),
    "R307": Rationale(
        "secret choice without cover", "Choosing in secret needs pieces that conceal the choice."
    ),
    "R308": Rationale(
        "hidden field on open pieces", "What a player may not see must lie face down, with equal backs."
    ),
    "R309": Rationale("unknown state field", "`shows` and `in_head` name fields of the state."),
    "R310": Rationale(
        "chance that is not drawn from it", "What a component produces must be a chance the rules draw there."
    ),
    "R311": Rationale(
        "fewer pieces than the rules need", "Rules that speak of two of a kind need two of it printed."
    ),
    "R312": Rationale("bound that a play exceeds", "A bound is an argument; one play refutes it."),
    "R313": Rationale("component never used", "What no play moves or changes is paper and a rule too many."),
    "R314": Rationale("more pieces than any play needs", "A proved bound says how many to print."),
    "R401": Rationale("view is not stable", "A view of a view must be the view: otherwise something leaks."),
    "R402": Rationale("options leak", "What a player may do must follow from what the player can see."),
    "E101": Rationale("unknown field", "`given` and `then` name fields of the state."),
    "E102": Rationale("wrong type", "A field of `given` must have the type the rules declare."),
    "E103": Rationale("impossible table", "`given` breaks an invariant: it can never lie on a table."),
    "E104": Rationale(
        "wrong players", "The names at the table are one of the numbers of players of the setup table."
    ),
    "E105": Rationale(
        "event that cannot happen", "This outcome or this kind of step is not what comes next."
    ),
    "E106": Rationale("illegal move", "The rules do not allow this move here."),
    "E107": Rationale("wrong seats", "A step of decisions names exactly the players who decide."),
    "E108": Rationale("step that cannot be read", "A step is one event, or what must not be allowed."),
    "E109": Rationale("game is over", "Nothing happens after the end."),
    "E110": Rationale("other outcome", "The rules lead elsewhere than `then` says."),
    "E111": Rationale("other winners", "The rules name other winners than `then` says."),
    "E112": Rationale(
        "refused move is allowed", "The example says a move is not allowed; the rules offer it."
    ),
    "E113": Rationale("other options", "The rules offer other moves than the example says."),
    "E114": Rationale("clause not used", "The example cites a clause that its replay does not use."),
    "E115": Rationale("sum that is none", "The pictures of a sum show values of the game that add up."),
}
