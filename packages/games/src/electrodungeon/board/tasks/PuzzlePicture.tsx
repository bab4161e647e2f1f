import type { PuzzleId, SaidOf } from '../../content/puzzles/index.ts'
import type { Answer, AnswerTo, SeenPuzzle } from '../../state/puzzles.ts'
import { DarkGridPicture } from './puzzles/DarkGridPicture.tsx'
import { ExactVoltagePicture } from './puzzles/ExactVoltagePicture.tsx'
import { FloodedChannelPicture } from './puzzles/FloodedChannelPicture.tsx'
import { FourStatuesPicture } from './puzzles/FourStatuesPicture.tsx'
import { LyingStatuesPicture } from './puzzles/LyingStatuesPicture.tsx'
import { NextInLinePicture } from './puzzles/NextInLinePicture.tsx'
import { OddCoilPicture } from './puzzles/OddCoilPicture.tsx'
import { PathOfCurrentPicture } from './puzzles/PathOfCurrentPicture.tsx'
import { RuneSumsPicture } from './puzzles/RuneSumsPicture.tsx'
import { SequenceLockPicture } from './puzzles/SequenceLockPicture.tsx'
import { SlidingBreakersPicture } from './puzzles/SlidingBreakersPicture.tsx'
import { ThreeTanksPicture } from './puzzles/ThreeTanksPicture.tsx'

export interface PuzzlePictureProps {
  readonly seen: SeenPuzzle
  /** Whether the viewer may answer; others may think along. */
  readonly mine: boolean
  /** An answer to be set up on the bench, though not handed in. */
  readonly advised?: Answer | undefined
  /** Why the last answer was refused. */
  readonly broken?: string | undefined
  onAnswer(answer: Answer): void
  readonly onGiveUp?: (() => void) | undefined
  readonly endsAt?: number | undefined
}

/** A puzzle as a thing on the bench, to be handled and then answered. */
export function PuzzlePicture({ seen, mine, advised, broken, onAnswer, onGiveUp, endsAt }: PuzzlePictureProps) {
  const bench = { broken, onGiveUp: mine ? onGiveUp : undefined, endsAt }
  const answers = <K extends PuzzleId>(puzzle: K) =>
    mine ? (said: SaidOf<K>) => onAnswer({ puzzle, said } as Answer) : undefined
  const setUp = <K extends PuzzleId>(puzzle: K) => (advised?.puzzle === puzzle ? (advised as AnswerTo<K>) : undefined)
  switch (seen.puzzle) {
    case 'PZ-01':
      return <DarkGridPicture {...bench} seen={seen} advised={setUp('PZ-01')} onAnswer={answers('PZ-01')} />
    case 'PZ-02':
      return <SequenceLockPicture {...bench} seen={seen} advised={setUp('PZ-02')} onAnswer={answers('PZ-02')} />
    case 'PZ-03':
      return <OddCoilPicture {...bench} seen={seen} advised={setUp('PZ-03')} onAnswer={answers('PZ-03')} />
    case 'PZ-04':
      return <FloodedChannelPicture {...bench} seen={seen} advised={setUp('PZ-04')} onAnswer={answers('PZ-04')} />
    case 'PZ-05':
      return <FourStatuesPicture {...bench} seen={seen} advised={setUp('PZ-05')} onAnswer={answers('PZ-05')} />
    case 'PZ-06':
      return <PathOfCurrentPicture {...bench} seen={seen} advised={setUp('PZ-06')} onAnswer={answers('PZ-06')} />
    case 'PZ-07':
      return <ExactVoltagePicture {...bench} seen={seen} advised={setUp('PZ-07')} onAnswer={answers('PZ-07')} />
    case 'PZ-08':
      return <ThreeTanksPicture {...bench} seen={seen} advised={setUp('PZ-08')} onAnswer={answers('PZ-08')} />
    case 'PZ-09':
      return <LyingStatuesPicture {...bench} seen={seen} advised={setUp('PZ-09')} onAnswer={answers('PZ-09')} />
    case 'PZ-10':
      return <SlidingBreakersPicture {...bench} seen={seen} advised={setUp('PZ-10')} onAnswer={answers('PZ-10')} />
    case 'PZ-11':
      return <NextInLinePicture {...bench} seen={seen} advised={setUp('PZ-11')} onAnswer={answers('PZ-11')} />
    case 'PZ-12':
      return <RuneSumsPicture {...bench} seen={seen} advised={setUp('PZ-12')} onAnswer={answers('PZ-12')} />
  }
}
