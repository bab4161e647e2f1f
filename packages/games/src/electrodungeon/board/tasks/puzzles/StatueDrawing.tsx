interface StatueProps {
  /** A colour of its robe, or how honest it is taken to be. */
  readonly tint: 'amber' | 'blue' | 'jade' | 'violet' | 'unsure' | 'true' | 'liar'
}

/** A hooded figure of coloured glass and stone. */
export function StatueDrawing({ tint }: StatueProps) {
  return (
    <svg className="ed-statue-drawing" data-tint={tint} viewBox="0 0 90 112" aria-hidden="true">
      <path className="ed-statue-robe" d="M45 4c17 0 23 15 21 31 10 8 15 34 17 76H7c2-42 7-68 17-76C22 19 28 4 45 4z" />
      <path className="ed-statue-shade" d="M45 4c17 0 23 15 21 31 10 8 15 34 17 76H58c4-30 2-52-6-66 8-10 6-30-7-41z" />
      <path className="ed-statue-face" d="M45 14c10 0 14 9 13 19s-6 18-13 18-12-8-13-18 3-19 13-19z" />
      <path className="ed-statue-eyes" d="M38 33h4M48 33h4" />
      <path className="ed-statue-fold" d="M31 48c-6 14-9 36-10 62M59 48c6 14 9 36 10 62M45 54v56" />
      {tint === 'liar' && <path className="ed-statue-mouth" d="M39 43l4-3 4 3 4-3" />}
      {tint === 'true' && <path className="ed-statue-mouth" d="M40 41q5 4 10 0" />}
    </svg>
  )
}
