import type { Game } from '@undercroft/kernel'
import type { AccountService } from '../accounts/accounts.ts'
import type { AdminService } from '../admin/admin.ts'
import type { BanList } from '../admin/bans.ts'
import type { OperatorDoor } from '../admin/keys.ts'
import type { Finder } from '../finding/finder.ts'
import type { Hall } from '../finding/hall.ts'
import type { FriendService } from '../friends/friends.ts'
import type { Identity } from '../guard/identity.ts'
import type { Limits } from '../guard/limits.ts'
import type { LabService } from '../lab/lab.ts'
import type { Metrics } from '../metrics.ts'
import type { HostService } from '../order/hosting.ts'
import type { ApartService } from '../order/reporting.ts'
import type { TalkService } from '../order/talking.ts'
import type { Time } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { AbsenceService } from '../tables/absence.ts'
import type { AnalysisService } from '../tables/analysing.ts'
import type { PlayService } from '../tables/playing.ts'
import type { PublishService } from '../tables/publishing.ts'
import type { SeatService } from '../tables/seating.ts'
import type { TableService } from '../tables/tables.ts'
import type { Followers } from '../tournaments/followers.ts'
import type { TournamentService } from '../tournaments/tournaments.ts'

/** What the routes and the sockets work with. */
export interface Services {
  readonly store: Store
  readonly games: readonly Game[]
  readonly identity: Identity
  readonly accounts: AccountService
  readonly friends: FriendService
  readonly tournaments: TournamentService
  readonly followers: Followers
  readonly finder: Finder
  readonly hall: Hall
  readonly tables: TableService
  readonly seats: SeatService
  readonly absence: AbsenceService
  readonly playing: PlayService
  readonly talking: TalkService
  readonly hosting: HostService
  readonly apart: ApartService
  readonly admin: AdminService
  /** Where operators come in. */
  readonly door: OperatorDoor
  readonly bans: BanList
  readonly publishing: PublishService
  readonly analysing: AnalysisService
  readonly lab: LabService
  readonly limits: Limits
  readonly metrics: Metrics
  /** What a browser needs to make an address for push notices. */
  readonly pushKey: string
  /** Whether browsers reach the server by https. */
  readonly https: boolean
  /** The time of day. */
  readonly now: () => Time
  /** Somebody's tokens or mutes have changed: their sockets must know. */
  readonly personChanged: (person: string) => void
}
