import type { Choice } from '../state/choices.ts'

/** A choice as it stands on a button. */
export function label(choice: Choice): string {
  switch (choice[0]) {
    case 'fill':
      return `${choice[1]} ${choice[1] === 1 ? 'measure' : 'measures'} of oil`
    case 'walk':
      return 'Walk'
    case 'rest':
      return 'Rest'
    case 'run':
      return 'Run'
  }
}
