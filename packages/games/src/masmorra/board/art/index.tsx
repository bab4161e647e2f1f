import type { ReactElement } from 'react'
import type { Boss, Side } from '../../content/bosses.ts'
import type { HeroId } from '../../content/heroes.ts'
import type { Monster } from '../../content/monsters.ts'
import { Algus } from './Algus.tsx'
import { Bat } from './Bat.tsx'
import { Bitsy } from './Bitsy.tsx'
import { Cube } from './Cube.tsx'
import { Cultist } from './Cultist.tsx'
import { Dragon } from './Dragon.tsx'
import { Ghost } from './Ghost.tsx'
import { Ghoul } from './Ghoul.tsx'
import { Goblin } from './Goblin.tsx'
import { Greybark } from './Greybark.tsx'
import { Hydra } from './Hydra.tsx'
import { Jay } from './Jay.tsx'
import { DemonMalaphyas, Malaphyas } from './Malaphyas.tsx'
import { Mika } from './Mika.tsx'
import { Mortiferous } from './Mortiferous.tsx'
import { Odda } from './Odda.tsx'
import { Orc } from './Orc.tsx'
import { Schmetterling } from './Schmetterling.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Spider } from './Spider.tsx'
import { Valerie } from './Valerie.tsx'
import { Watcher } from './Watcher.tsx'

/** One drawing for each figure, made once: React leaves an element alone that it has seen before. */
const FIGURES: { readonly [F in HeroId | Monster | Boss]: ReactElement } = {
  jay: <Jay />,
  greybark: <Greybark />,
  algus: <Algus />,
  mika: <Mika />,
  valerie: <Valerie />,
  odda: <Odda />,
  goblin: <Goblin />,
  cultist: <Cultist />,
  skeleton: <Skeleton />,
  orc: <Orc />,
  spider: <Spider />,
  ghoul: <Ghoul />,
  bat: <Bat />,
  cube: <Cube />,
  ghost: <Ghost />,
  watcher: <Watcher />,
  dragon: <Dragon />,
  bitsy: <Bitsy />,
  schmetterling: <Schmetterling />,
  mortiferous: <Mortiferous />,
  hydra: <Hydra />,
  malaphyas: <Malaphyas />,
}

const DEMON = <DemonMalaphyas />

/** The drawing of a Hero or a monster; Malaphyas turns into what he is. */
export function figureOf(who: HeroId | Monster | Boss, side: Side = 'blue'): ReactElement {
  return who === 'malaphyas' && side === 'red' ? DEMON : FIGURES[who]
}
