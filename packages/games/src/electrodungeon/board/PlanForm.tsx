import { useEffect, useMemo, useRef, useState } from 'react'
import type { FormProps } from '../../board.ts'
import { forgetBrought } from '../../drawing/brought.ts'
import { OwnShelf } from '../../drawing/OwnShelf.tsx'
import { useAdvised } from '../../drawing/useAdvised.ts'
import { DOORS, HUB, ROOM_CELLS, ROOMS } from '../content/board.ts'
import { checkPlan } from '../rules/03-setting-up/check.ts'
import { drawPlan, fillPlan } from '../rules/03-setting-up/fill.ts'
import { EMPTY_PLAN, RECIPES } from '../state/plan.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { RECIPE_NAMES } from '../words/labels.ts'
import { placed } from './chart.ts'
import { firstDungeon, keepDungeon, readDungeon, sayDungeon } from './dungeons.ts'
import { Field } from './Field.tsx'
import { Flaws } from './Flaws.tsx'
import { Furniture } from './Furniture.tsx'
import { Hardness } from './Hardness.tsx'
import { Inspector } from './Inspector.tsx'
import { fitsSite, furnish, type Site, siteText, TOOL_KEYS, TOOLS, type Tool } from './planDraft.ts'
import { DoorSpot, Spot } from './Spot.tsx'
import { Tray } from './Tray.tsx'
import { useChart } from './useChart.ts'
import { useDraft } from './useDraft.ts'

/**
 * The Master of Fates' setup, laid out on the board itself, with everything that is still wrong beside it (ED-3.28).
 */
export function PlanForm(props: FormProps<ElectroDungeon>) {
  const { options, advised, choose, openRule } = props
  const root = useRef<HTMLDivElement>(null)
  // The maze lies as it will in play, where it has the whole table.
  const chart = useChart(root)
  const { draft: plan, change, undo, redo } = useDraft(firstDungeon, keepDungeon)
  useEffect(forgetBrought, [])
  const [said, say] = useState('')
  useAdvised(advised, choice => choice[0] === 'place' && change(choice[1]))
  const [tool, setTool] = useState<Tool>()
  const [site, setSite] = useState<Site>()
  const flaws = useMemo(() => checkPlan(plan, options.customTasks), [plan, options.customTasks])
  const ready = flaws.length === 0

  const act = (at: Site) => {
    setSite(at)
    if (tool !== undefined && fitsSite(tool, at)) change(furnish(plan, at, tool))
  }
  const press = (at: Site, key: string): boolean => {
    const meant = TOOLS.find(each => TOOL_KEYS[each].toLowerCase() === key.toLowerCase() && fitsSite(each, at))
    if (meant === undefined) return false
    setSite(at)
    change(furnish(plan, at, meant))
    return true
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Z works wherever one is in the form
    <div
      ref={root}
      className="ed-form ed-plan"
      onKeyDown={event => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
        event.preventDefault()
        if (event.shiftKey) redo?.()
        else undo?.()
      }}
    >
      <Tray plan={plan} tool={tool} onTool={setTool} />
      <div className="ed-plan-frame">
        <Field
          name="Your dungeon"
          chart={chart}
          focus={placed(HUB, chart)}
          whole
          pace={0}
          covered={0}
          spots={
            <>
              {ROOM_CELLS.map((cell, room) => (
                <Spot
                  key={ROOMS[room]}
                  name={`room ${ROOMS[room]}`}
                  chart={chart}
                  at={chart.at(cell)}
                  label={siteText(plan, { at: 'room', room })}
                  live={tool === undefined || fitsSite(tool, { at: 'room', room })}
                  pressed={site?.at === 'room' && site.room === room}
                  onAct={() => act({ at: 'room', room })}
                  onKey={key => press({ at: 'room', room }, key)}
                />
              ))}
              {DOORS.map((name, door) => (
                <DoorSpot
                  key={name}
                  door={door}
                  chart={chart}
                  label={siteText(plan, { at: 'door', door })}
                  live={tool === undefined || fitsSite(tool, { at: 'door', door })}
                  pressed={site?.at === 'door' && site.door === door}
                  onAct={() => act({ at: 'door', door })}
                  onKey={key => press({ at: 'door', door }, key)}
                />
              ))}
            </>
          }
        >
          <Furniture plan={plan} chart={chart} />
        </Field>
      </div>
      <div className="ed-plan-side">
        <Inspector plan={plan} site={site} ownAllowed={options.customTasks} onPlan={change} />
        <Flaws flaws={flaws} done="Everything is in its place. Once handed in, it is final." openRule={openRule} />
        <Hardness form={props} plan={plan} ready={ready} />
        <OwnShelf
          game="electrodungeon"
          nouns={['dungeon', 'dungeons']}
          now={plan}
          classes={SHELF}
          say={sayDungeon}
          read={readDungeon}
          onUse={(taken, name) => {
            change(taken)
            say(`${name} laid out`)
          }}
          onSaid={say}
        />
        <p className="ed-plan-said" role="status">
          {said}
        </p>
        <div className="ed-plan-acts">
          <button type="button" className="ed-button" onClick={() => change(fillPlan(plan, anyBelow))}>
            Fill the rest for me
          </button>
          {RECIPES.map(recipe => (
            <button
              key={recipe}
              type="button"
              className="ed-button"
              title={RECIPE_NAMES[recipe]}
              onClick={() => change(drawPlan(recipe, anyBelow))}
            >
              {RECIPE_NAMES[recipe].split(':')[0]}
            </button>
          ))}
          <button type="button" className="ed-button" aria-disabled={undo === undefined} onClick={undo}>
            Undo
          </button>
          <button type="button" className="ed-button" onClick={() => change(EMPTY_PLAN)}>
            Start over
          </button>
          <button
            type="button"
            className="ed-button ed-button-main"
            aria-disabled={!ready}
            onClick={() => ready && choose(['place', plan])}
          >
            Hand in
          </button>
        </div>
      </div>
    </div>
  )
}

const SHELF = {
  card: 'ed-shelf',
  line: 'ed-shelf-line',
  list: 'ed-shelf-list',
  tool: 'ed-button',
  input: 'ed-shelf-name',
}

/** Only for a draft that its author sees whole and may change: what counts is what is handed in. */
function anyBelow(below: number): number {
  return Math.floor(Math.random() * below)
}
