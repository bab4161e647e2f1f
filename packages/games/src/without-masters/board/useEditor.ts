import { type PointerEvent, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { brought, forgetBrought } from '../../drawing/brought.ts'
import { type Cell, columnOf, nameOf, rowOf } from '../content/cells.ts'
import type { Layout, Piece } from '../content/layout.ts'
import { PIECE_NAMES, type PieceKind } from '../content/pieces.ts'
import { cellUnder } from './Cells.tsx'
import { type Draft, EMPTY_DRAFT, edited, fitted, mayTurn, pieceAt, shiftedCell, turnedPiece } from './editor.ts'
import { keepDraft, readYard, recallDraft } from './shelf.ts'

/** A piece that is being placed: out of the tray, or off the board. */
interface Hand {
  readonly kind: PieceKind
  readonly turn: Piece['turn']
  readonly from?: Piece
  /** How far from its anchor it is held. */
  readonly grip: readonly [columns: number, rows: number]
}

export interface Editor {
  readonly draft: Draft
  readonly hand: Hand | undefined
  readonly dragging: boolean
  /** What has just been done, for those who cannot see it. */
  readonly said: string
  /** The piece in hand as it would be placed on a cell. */
  held(cell: Cell): Piece | undefined
  /** Takes a piece out of the tray, or the given one off the board when the box has no more. */
  take(kind: PieceKind, placed?: Piece): void
  takeUp(cell: Cell): boolean
  putDown(cell: Cell): boolean
  turn(cell: Cell): boolean
  remove(cell: Cell): boolean
  cancel(): boolean
  load(layout: Layout, what: string): void
  undo(): void
  redo(): void
  say(text: string): void
  drag(
    event: PointerEvent,
    start: { readonly kind: PieceKind; readonly placed: Piece | undefined } | { readonly cell: Cell },
  ): void
}

const FAR_ENOUGH = 6

export function useEditor(onOver: (cell: Cell | undefined) => void): Editor {
  const [draft, edit] = useReducer(edited, undefined, firstDraft)
  const [hand, setHand] = useState<Hand>()
  const [dragging, setDragging] = useState(false)
  const [said, say] = useState('')
  useEffect(() => keepDraft(draft.layout), [draft.layout])
  useEffect(forgetBrought, [])

  const { layout } = draft
  const pieceOf = (taken: Hand, cell: Cell): Piece =>
    fitted({ kind: taken.kind, turn: taken.turn, cell: shiftedCell(cell, -taken.grip[0], -taken.grip[1]) })

  const gripped = (cell: Cell): Hand | undefined => {
    const piece = pieceAt(layout, cell)
    if (piece === undefined) return undefined
    const grip = [columnOf(cell) - columnOf(piece.cell), rowOf(cell) - rowOf(piece.cell)] as const
    return { kind: piece.kind, turn: piece.turn, from: piece, grip }
  }
  const put = (taken: Hand, cell: Cell) => {
    const piece = pieceOf(taken, cell)
    edit({ do: 'place', piece, instead: taken.from })
    say(`${PIECE_NAMES[piece.kind]} placed on ${nameOf(piece.cell)}`)
  }
  const take = useCallback((kind: PieceKind, placed?: Piece) => {
    setHand(fromTray(kind, placed))
    say(`${PIECE_NAMES[kind]} in hand; arrow keys move, Enter places, R turns, Escape puts it back`)
  }, [])

  // The listeners of a drag outlive the render that began it.
  const now = useRef({ put, gripped, layout, onOver })
  now.current = { put, gripped, layout, onOver }
  const suppressed = useRef(false)
  /** What is being dragged, as it has been turned on the way; nothing any more if it was put back meanwhile. */
  const dragged = useRef<Hand>(undefined)
  const drag: Editor['drag'] = useCallback((event, start) => {
    if (event.button !== 0) return
    const { clientX, clientY, pointerId } = event
    let begun = false
    const move = (at: globalThis.PointerEvent) => {
      if (at.pointerId !== pointerId) return
      if (!begun) {
        if (Math.hypot(at.clientX - clientX, at.clientY - clientY) < FAR_ENOUGH) return
        const taken = 'kind' in start ? fromTray(start.kind, start.placed) : now.current.gripped(start.cell)
        if (taken === undefined) return stop()
        begun = true
        dragged.current = taken
        setHand(taken)
        setDragging(true)
      }
      now.current.onOver(cellUnder(at.clientX, at.clientY))
    }
    const up = (at: globalThis.PointerEvent) => {
      if (at.pointerId !== pointerId) return
      const taken = dragged.current
      stop()
      if (!begun) return
      const cell = cellUnder(at.clientX, at.clientY)
      suppressed.current = true
      setTimeout(() => {
        suppressed.current = false
      })
      if (taken === undefined) return
      if (cell !== undefined) now.current.put(taken, cell)
      else if (taken.from !== undefined) {
        edit({ do: 'remove', piece: taken.from })
        say(`${PIECE_NAMES[taken.kind]} back in the box`)
      }
    }
    const stop = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
      if (begun) {
        dragged.current = undefined
        setHand(undefined)
        setDragging(false)
      }
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', stop)
  }, [])

  const letGo = () => {
    dragged.current = undefined
    setHand(undefined)
  }

  return {
    draft,
    hand,
    dragging,
    said,
    held: cell => (hand === undefined ? undefined : pieceOf(hand, cell)),
    take,
    takeUp(cell) {
      const taken = gripped(cell)
      if (suppressed.current || taken === undefined) return false
      setHand(taken)
      say(`${PIECE_NAMES[taken.kind]} taken up; arrow keys move, Enter places, R turns, Delete removes`)
      return true
    },
    putDown(cell) {
      if (suppressed.current || hand === undefined) return false
      put(hand, cell)
      setHand(undefined)
      return true
    },
    turn(cell) {
      if (hand !== undefined) {
        const { kind, turn } = turnedPiece({ kind: hand.kind, turn: hand.turn, cell: 0 })
        const turned: Hand = { ...hand, kind, turn, grip: [0, 0] }
        if (dragged.current !== undefined) dragged.current = turned
        setHand(turned)
        say(`${PIECE_NAMES[kind]} turned`)
        return true
      }
      const piece = pieceAt(layout, cell)
      if (piece === undefined || !mayTurn(piece.kind)) return false
      edit({ do: 'turn', piece })
      say(`${PIECE_NAMES[piece.kind]} turned`)
      return true
    },
    remove(cell) {
      const piece = hand === undefined ? pieceAt(layout, cell) : hand.from
      letGo()
      if (piece === undefined) return hand !== undefined
      edit({ do: 'remove', piece })
      say(`${PIECE_NAMES[piece.kind]} back in the box`)
      return true
    },
    cancel() {
      if (hand === undefined) return false
      letGo()
      say('put back')
      return true
    },
    load(loaded, what) {
      letGo()
      edit({ do: 'load', layout: loaded })
      say(what)
    },
    undo() {
      edit({ do: 'undo' })
      say('undone')
    },
    redo() {
      edit({ do: 'redo' })
      say('done again')
    },
    say,
    drag,
  }
}

function fromTray(kind: PieceKind, placed: Piece | undefined): Hand {
  if (placed === undefined) return { kind, turn: 'r0', grip: [0, 0] }
  return { kind: placed.kind, turn: placed.turn, from: placed, grip: [0, 0] }
}

/** A yard that was brought along goes before what was last being built. */
function firstDraft(): Draft {
  return { ...EMPTY_DRAFT, layout: readYard(brought() ?? '') ?? recallDraft() ?? [] }
}
