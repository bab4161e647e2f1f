declare module 'virtual:game-icon/*' {
  /** For a view box of 512 by 512. */
  export const path: string
}
