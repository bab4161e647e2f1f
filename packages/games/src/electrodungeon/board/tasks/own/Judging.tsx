import { type Seat, sameData } from '@undercroft/kernel'
import { useState } from 'react'
import { ROLLED_TRAITS } from '../../../content/rooms.ts'
import { ownVerdicts } from '../../../rules/14-own-tasks/talk.ts'
import { OWN_LIMITS, type OwnTalk } from '../../../state/own-task.ts'
import type { OwnTalkPanelProps } from '../OwnTalkPanel.tsx'
import { Message } from './Speaking.tsx'

type Verdict = 'solved' | 'failed' | Seat

function sayVerdict(verdict: Verdict, { trial }: OwnTalk, names: (seat: Seat) => string): string {
  if (typeof verdict === 'number') return `${names(verdict)} wins`
  if (verdict === 'failed') return 'Failed'
  return trial ? 'Passed' : 'Solved'
}

/** The Master's word: a reply, a roll, a ruling, or to let them go on. */
export function Judging({ talk, names, must, onReply, onCall, onListen, onVerdict }: OwnTalkPanelProps) {
  const [sure, setSure] = useState<Verdict>()
  return (
    <div className="ed-own-desk">
      {must ? (
        <p className="ed-lab-note">{talk.rolls >= OWN_LIMITS.rolls ? 'No roll' : 'No word'} is left: rule now.</p>
      ) : (
        <>
          <Message label="Your reply" send="Reply" onSend={text => onReply?.(text)} />
          <fieldset className="ed-own-calls">
            <legend>Call for a roll</legend>
            {talk.who.map(seat => (
              <div key={seat}>
                <span>{names(seat)}</span>
                {ROLLED_TRAITS.map(trait => (
                  <button key={trait} type="button" className="ed-lab-button" onClick={() => onCall?.(seat, trait)}>
                    {trait}
                    <span className="unseen">, {names(seat)}</span>
                  </button>
                ))}
              </div>
            ))}
          </fieldset>
          <button type="button" className="ed-lab-button" onClick={() => onListen?.()}>
            Let them go on
          </button>
        </>
      )}
      <fieldset className="ed-own-verdicts">
        <legend>Your ruling</legend>
        {ownVerdicts(talk).map(verdict => {
          const asked = sameData(sure, verdict)
          return (
            <button
              key={verdict}
              type="button"
              className="ed-lab-button ed-verdict"
              data-verdict={typeof verdict === 'number' ? 'wins' : verdict}
              onClick={() => (asked ? onVerdict?.(verdict) : setSure(verdict))}
              onBlur={() => setSure(undefined)}
            >
              {sayVerdict(verdict, talk, names)}
              {asked && <small> really?</small>}
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
