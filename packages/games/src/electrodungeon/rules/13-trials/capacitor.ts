import { chargeOf, mustStop, NOBODY } from '../../state/trial-secrets.ts'
import type { Capacitor } from '../../state/trials.ts'
import { contest, everyone, highest, type Referee, rollOff, type Trial, win } from './trial.ts'

function charge(s: Capacitor, referee: Referee): void {
  const rolls = s.rolls[s.turn] ?? []
  const die = referee.pick(6, 'capacitor') + 1
  rolls.push(die)
  referee.reveal('ED-13.2', [s.turn], die)
  referee.tell({ trial: 'TR-05', news: 'rolled', by: s.turn, dice: [...rolls], total: chargeOf(rolls) }, [s.turn])
  if (mustStop(rolls)) passOn(s, referee)
}

/**
 * The next contestant begins with a roll: the die tells it that its turn has come, and so that those before it are
 * done.
 */
function passOn(s: Capacitor, referee: Referee): void {
  const next = s.charging.findIndex((charging, who) => charging && who > s.turn)
  s.turn = next
  if (next < 0) settle(s, referee)
  else charge(s, referee)
}

function settle(s: Capacitor, referee: Referee): void {
  const trial = 'TR-05'
  referee.reveal('ED-13.2', 'all', s.rolls)
  const among = everyone(s).filter(who => s.charging[who])
  for (const by of among) {
    const dice = s.rolls[by] ?? []
    referee.tell({ trial, news: 'rolled', by, dice: [...dice], total: chargeOf(dice) })
  }
  s.shown = s.rolls
  s.rolls = s.rolls.map(() => [])
  const best = highest(among, who => chargeOf(s.shown[who] ?? []))
  if (best.length === 1 || s.replayed) {
    win(s, trial, rollOff(s, trial, best, referee), referee)
    return
  }
  s.replayed = true
  s.charging = everyone(s).map(who => best.includes(who))
  referee.tell({ trial, news: 'replay', among: best })
  passOn(s, referee)
}

export const capacitor: Trial<Capacitor> = {
  start(who, referee) {
    const s: Capacitor = {
      ...contest(who),
      trial: 'TR-05',
      rolls: who.map(() => []),
      charging: who.map(() => true),
      turn: NOBODY,
      replayed: false,
      shown: [],
    }
    passOn(s, referee)
    return s
  },
  asks: s =>
    s.winner === undefined ? [{ who: s.turn, shown: 'quiet', prompt: 'Capacitor: charge on, or keep the charge' }] : [],
  offers: () => [['keepCharge'], ['charge']],
  play(s, moves, referee) {
    if (moves[s.turn]?.[0] === 'charge') charge(s, referee)
    else passOn(s, referee)
  },
}
