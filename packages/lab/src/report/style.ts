/** The look of a report. It follows the reader's light or dark. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #211d17; --quiet: #6a6154; --paper: #f6f2ea; --card: #fffdf8; --line: #ddd4c4; --found: #9c1c15; --accent: #1f5a8a; --soft: #1f5a8a22 }
@media (prefers-color-scheme: dark) { :root { --ink: #efe8da; --quiet: #b3a995; --paper: #171512; --card: #211e1a; --line: #3c372f; --found: #ff9d92; --accent: #7cb8ea; --soft: #7cb8ea2b } }
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem }
h1 { font: 700 clamp(1.6rem, 5vw, 2.4rem)/1.15 Georgia, serif; margin: 0 0 0.25rem }
h2 { font: 700 1.4rem/1.25 Georgia, serif; margin: 2.75rem 0 0.75rem }
h3 { font-size: 1.05rem; margin: 0 0 0.6rem }
p { margin: 0.4rem 0 } .quiet { color: var(--quiet); font-size: 0.9rem }
nav ul { display: flex; flex-wrap: wrap; gap: 0.4rem; padding: 0; margin: 1rem 0 0; list-style: none }
nav a { display: inline-block; padding: 0.3rem 0.8rem; border: 1px solid var(--line); border-radius: 1rem; color: inherit; text-decoration: none; background: var(--card) }
nav a:hover, nav a:focus-visible { border-color: var(--accent) }
.card, .verdicts { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.1rem; margin: 0 }
.cards { columns: 30rem 2; column-gap: 1rem } .cards > .card { break-inside: avoid; margin-bottom: 1rem }
.verdicts { list-style: none } .more { margin-top: 0.6rem } .verdicts li { padding: 0.45rem 0 0.45rem 0.9rem; border-left: 4px solid var(--line); margin: 0.4rem 0 }
.verdicts .found { border-color: var(--found); font-weight: 600 } .verdicts .association { border-left-style: dotted }
.people { color: var(--found); font-weight: 600 }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: 0.93rem; font-variant-numeric: tabular-nums }
th, td { padding: 0.2rem 0.5rem; border-bottom: 1px solid var(--line); text-align: right; font-weight: normal; white-space: nowrap }
tbody tr:last-child > * { border-bottom: 0 }
th:first-child { text-align: left; padding-left: 0; white-space: normal; min-width: 6rem } td:last-child { padding-right: 0 }
thead th { color: var(--quiet); vertical-align: bottom } .range { color: var(--quiet) }
th button { font: inherit; color: inherit; background: none; border: 0; padding: 0; min-height: 24px; min-width: 24px; cursor: pointer }
th[aria-sort=descending] button::after { content: ' ↓' } th[aria-sort=ascending] button::after { content: ' ↑' }
.plot { width: 30%; min-width: 5rem } .texts .plot { width: 18% } .ends { display: flex; justify-content: space-between; gap: 0.4rem; font-size: 0.78rem }
.strip { display: block; width: 100%; height: 24px; overflow: visible }
.strip line { vector-effect: non-scaling-stroke; stroke: var(--accent); stroke-linecap: round }
.strip .reach { stroke-width: 3; stroke-opacity: 0.55 } .strip .dot { stroke-width: 10 }
.strip.off line { stroke: var(--found) } .strip line.fair { stroke: var(--quiet); stroke-width: 1.5; stroke-dasharray: 3 3 }
.histogram svg { display: block; width: 100%; height: 9rem; border-bottom: 1px solid var(--line); overflow: visible }
.histogram rect { fill: var(--accent) } .axis { display: flex; justify-content: space-between; font-size: 0.8rem; color: var(--quiet) }
.curve { fill: none; vector-effect: non-scaling-stroke; stroke-width: 2.5 }
.legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; padding: 0; margin: 0.6rem 0 0; list-style: none; font-size: 0.9rem }
.legend li::before { content: ''; display: inline-block; width: 1.2em; height: 0; border-top: 3px solid; margin-right: 0.4em; vertical-align: middle }
path.c0 { stroke: var(--accent) } li.c0::before { color: var(--accent) } path.c1 { stroke: #d2691e; stroke-dasharray: 7 3 } li.c1::before { color: #d2691e }
path.c2 { stroke: #2e8b57; stroke-dasharray: 2 3 } li.c2::before { color: #2e8b57 } path.c3 { stroke: #a0528f; stroke-dasharray: 9 3 2 3 } li.c3::before { color: #a0528f }
path.c4 { stroke: #b8860b } li.c4::before { color: #b8860b } path.c5 { stroke: #778899; stroke-dasharray: 4 4 } li.c5::before { color: #778899 }
.heats { display: flex; flex-wrap: wrap; gap: 1rem } .heat { margin: 0; max-width: 100% } .heat svg { display: block; max-width: 100%; height: auto }
.heat rect { fill: var(--accent) } .heat .ground { fill: var(--soft) } figcaption { font-size: 0.8rem; color: var(--quiet); margin-top: 0.3rem }
details { margin-top: 0.5rem } summary { cursor: pointer; color: var(--quiet); font-size: 0.85rem; min-height: 24px }
code, pre { font: 0.82rem/1.45 ui-monospace, monospace; overflow-wrap: anywhere } pre { white-space: pre-wrap; margin: 0.5rem 0 }
a { color: var(--accent) } .games { padding-left: 1.1rem; margin: 0 } .games li { margin: 0.3rem 0 }
@media (max-width: 36rem) { main { padding: 1.25rem 0.8rem 3rem } .card, .verdicts { padding: 0.8rem } th, td { padding: 0.2rem 0.3rem } .narrow { display: none } table { font-size: 0.86rem } }
@media print { body { background: none } .card { break-inside: avoid } }
`
