import { keepData, recallData } from '@undercroft/games/drawing'

const KEY = 'undercroft persistence'

/** Asks the browser, once, not to clear away what is kept here when space runs short. Whatever it decides, play goes on. */
export function askToKeep({ storage }: Partial<Pick<Navigator, 'storage'>> = navigator): void {
  if (recallData(KEY) === 'asked') return
  keepData(KEY, 'asked')
  void storage?.persist?.().catch(() => undefined)
}
