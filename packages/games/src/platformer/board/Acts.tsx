import { sameData } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import { clickOf } from './choosing.ts'
import { GlyphIcon } from './Glyph.tsx'
import { Switches } from './Switches.tsx'
import type { TrayProps } from './Tray.tsx'
import type { Lever } from './where.ts'

/** The buttons for what needs no die: Gravity, the Shop, the player's cards, and the end of the step. */
export function Acts({ table, stage, drawer, lit, shows, onDrawer, onShows }: TrayProps) {
  const { ask, seen } = table
  const { view } = seen
  const offered = (choice: Choice): boolean => ask?.options.some(each => sameData(each, choice)) === true
  const act = (choice: Choice) => clickOf(table, choice).onAct()
  const risk = (choice: Choice) => <Risk danger={clickOf(table, choice).danger} />
  const buys = ask?.options.filter(([verb]) => verb === 'buy').length ?? 0
  const uses = ask?.options.filter(([verb]) => verb === 'use' || verb === 'drink' || verb === 'ability').length ?? 0
  // Only a Hero that is held can choose to stay.
  const held = offered(['gravity', 'stay'])
  const falling: Choice = ['gravity', held ? 'stay' : 'fall']
  const light = (lever: Lever) => (lit?.lever === lever ? '' : undefined)
  const unused = view.turn.dice.filter(die => !die.used).length
  return (
    <div className="pl-acts">
      <button
        type="button"
        className="pl-act"
        data-lit={light('shop')}
        aria-expanded={drawer === 'shop'}
        onClick={() => onDrawer(drawer === 'shop' ? undefined : 'shop')}
      >
        <GlyphIcon name="shop" />
        <span>Shop</span>
        {buys > 0 && <b className="pl-count">{buys}</b>}
      </button>
      <button
        type="button"
        className="pl-act"
        data-lit={light('cards')}
        aria-expanded={drawer === 'cards'}
        onClick={() => onDrawer(drawer === 'cards' ? undefined : 'cards')}
      >
        <Cards />
        <span>Cards</span>
        {uses > 0 && <b className="pl-count">{uses}</b>}
      </button>
      <Switches shows={shows} onShows={onShows} view={stage.view} />
      {ask?.phase === 'actions' && (
        <>
          <button
            type="button"
            className="pl-act"
            data-lit={light('gravity')}
            aria-disabled={!offered(falling)}
            title="Everything that hangs in the air falls now"
            onClick={() => act(falling)}
          >
            <Fall />
            <span>Gravity</span>
            {risk(falling)}
          </button>
          {held && offered(['gravity', 'fall']) && (
            <button
              type="button"
              className="pl-act"
              data-lit={light('go')}
              title="Let go, and fall"
              onClick={() => act(['gravity', 'fall'])}
            >
              <Fall />
              <span>Let go</span>
              {risk(['gravity', 'fall'])}
            </button>
          )}
          <button
            type="button"
            className="pl-act pl-act-main"
            data-lit={light('end')}
            aria-disabled={!offered(['end'])}
            onClick={() => act(['end'])}
          >
            <span>End turn</span>
            {risk(['end'])}
            {unused > 0 && <small>{unused === 1 ? '1 die unused' : `${unused} dice unused`}</small>}
          </button>
        </>
      )}
      {offered(['skip']) && (
        <button type="button" className="pl-act pl-act-main" data-lit={light('end')} onClick={() => act(['skip'])}>
          <span>Keep as it is</span>
          {risk(['skip'])}
        </button>
      )}
      {offered(['stop']) && (
        <button type="button" className="pl-act pl-act-main" data-lit={light('go')} onClick={() => act(['stop'])}>
          <span>Stop here</span>
        </button>
      )}
      {ask?.phase === 'ladder' && (
        <>
          <button
            type="button"
            className="pl-act pl-act-main"
            data-lit={light('hold')}
            onClick={() => act(['ladder', 'stay'])}
          >
            <span>Hold on</span>
            {risk(['ladder', 'stay'])}
          </button>
          <button type="button" className="pl-act" data-lit={light('go')} onClick={() => act(['ladder', 'fall'])}>
            <Fall />
            <span>Let go</span>
            {risk(['ladder', 'fall'])}
          </button>
        </>
      )}
    </div>
  )
}

function Risk({ danger }: { readonly danger: string | undefined }) {
  return danger === undefined ? undefined : <small className="pl-danger">{danger}</small>
}

function Fall() {
  return (
    <svg className="pl-icon pl-icon-line" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3V17M6 12L12 18L18 12M5 21H19" />
    </svg>
  )
}

function Cards() {
  return (
    <svg className="pl-icon pl-icon-line" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 4H18A2 2 0 0 1 20 6V16A2 2 0 0 1 18 18H9A2 2 0 0 1 7 16V6A2 2 0 0 1 9 4ZM4 8V19A2 2 0 0 0 6 21H15" />
    </svg>
  )
}
