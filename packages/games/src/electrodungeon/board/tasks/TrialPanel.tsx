import type { TrialMove } from '../../state/trial-moves.ts'
import type { TrialState } from '../../state/trials.ts'
import { ArcRunPanel } from './trials/ArcRunPanel.tsx'
import { BloodPricePanel } from './trials/BloodPricePanel.tsx'
import { BoltCoilGroundPanel } from './trials/BoltCoilGroundPanel.tsx'
import { CapacitorPanel } from './trials/CapacitorPanel.tsx'
import { LiarsVoltsPanel } from './trials/LiarsVoltsPanel.tsx'
import { LiveWirePanel } from './trials/LiveWirePanel.tsx'
import { SixFusesPanel } from './trials/SixFusesPanel.tsx'
import { SparkChainPanel } from './trials/SparkChainPanel.tsx'
import { SparringRodsPanel } from './trials/SparringRodsPanel.tsx'
import { UndercutPanel } from './trials/UndercutPanel.tsx'

export interface TrialPanelProps {
  readonly seen: TrialState
  /** The viewer's place among the contestants. */
  readonly me: number | undefined
  readonly names: readonly string[]
  /** Where each contestant stands. */
  readonly from?: readonly string[] | undefined
  readonly offers: readonly TrialMove[]
  readonly waiting: readonly number[]
  /** Milliseconds that a move takes; 0 means that nothing travels. */
  readonly pace?: number
  onMove(move: TrialMove): void
}

/** A trial: who competes, what lies open, and the viewer's choice. */
export function TrialPanel({ seen, ...rest }: TrialPanelProps) {
  switch (seen.trial) {
    case 'TR-01':
      return <SparringRodsPanel {...rest} seen={seen} />
    case 'TR-02':
      return <BloodPricePanel {...rest} seen={seen} />
    case 'TR-03':
      return <LiarsVoltsPanel {...rest} seen={seen} />
    case 'TR-04':
      return <SparkChainPanel {...rest} seen={seen} />
    case 'TR-05':
      return <CapacitorPanel {...rest} seen={seen} />
    case 'TR-06':
      return <BoltCoilGroundPanel {...rest} seen={seen} />
    case 'TR-07':
      return <UndercutPanel {...rest} seen={seen} />
    case 'TR-08':
      return <ArcRunPanel {...rest} seen={seen} />
    case 'TR-09':
      return <SixFusesPanel {...rest} seen={seen} />
    case 'TR-10':
      return <LiveWirePanel {...rest} seen={seen} />
  }
}
