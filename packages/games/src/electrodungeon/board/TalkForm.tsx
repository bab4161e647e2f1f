import type { FormProps } from '../../board.ts'
import { type Choice, type ElectroDungeon, explorerOf, MOF } from '../state/state.ts'
import { OwnTalkPanel } from './tasks/OwnTalkPanel.tsx'

/** An own task of the Master of Fates: the conversation, for whoever has the word. */
export function TalkForm({ seen, ask, sitters, choose }: FormProps<ElectroDungeon>) {
  const { task } = seen.view
  if (task?.kind !== 'own') return undefined
  const offered = (verb: Choice[0]): Choice | undefined => ask.options.find(choice => choice[0] === verb)
  const master = ask.seat === MOF
  const givesUp = offered('giveUp')
  return (
    <div className="ed-form ed-talk">
      <OwnTalkPanel
        talk={task.talk}
        me={master ? 'mof' : ask.seat}
        names={seat => sitters.find(each => each.seat === seat)?.player ?? ''}
        ask={master ? 'master' : 'explorer'}
        must={master && offered('listen') === undefined}
        onSay={text => choose(['say', text])}
        onPass={() => choose(['silent'])}
        onGiveUp={givesUp === undefined ? undefined : () => choose(givesUp)}
        onReply={text => choose(['reply', text])}
        onCall={(seat, trait) => choose(['callRoll', explorerOf(seat), trait])}
        onListen={() => choose(['listen'])}
        onVerdict={verdict =>
          choose(typeof verdict === 'number' ? ['winner', explorerOf(verdict)] : ['verdict', verdict])
        }
      />
    </div>
  )
}
