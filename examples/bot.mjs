// A bot for an Undercroft table, in plain JavaScript: sits down, and takes any choice that it is offered.
//
//   UNDERCROFT_TOKEN=... node examples/bot.mjs http://127.0.0.1:8080 TABLE [INVITATION]
//
// The token is made on the page (or by POST /api/me/programs). The API is described at /api/openapi.json.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const [base = 'http://127.0.0.1:8080', table = '', invitation] = process.argv.slice(2)
const headers = { authorization: `Bearer ${process.env.UNDERCROFT_TOKEN}`, 'content-type': 'application/json' }

const joined = await fetch(`${base}/api/tables/${table}/join`, {
  method: 'POST',
  headers,
  body: JSON.stringify(invitation === undefined ? {} : { invitation }),
})
const { seat, card, error } = await joined.json()
if (error !== undefined) throw new Error(error.message)
console.log(`sitting on seat ${seat}`)

// A word of one's own, drawn now that the table has shown what its secret is bound by: so nobody can have chosen the dice.
if (card.status === 'open') {
  const { commitment } = card.seal
  const body = JSON.stringify({ commitment, word: randomUUID() })
  await fetch(`${base}/api/tables/${table}/word`, { method: 'POST', headers, body })
}

/** The answer that is not confirmed yet: after a lost connection it is sent again with its request id, and is taken once. */
let pending

/** How long to wait before coming back after a close code; codes that are not here are no reason to come back. */
const WAITS = { 1001: 250, 1006: 1000, 1011: 1000, 1012: 250, 4008: 10_000 }

for (let code = await playOn(); code !== undefined; code = await playOn()) {
  if (WAITS[code] === undefined) throw new Error(`the server closed the socket with code ${code}`)
  await wait(WAITS[code])
}

/** Plays on one socket. Gives the code with which it was closed, or nothing when the game is over. */
function playOn() {
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, { headers })
  const say = message => socket.send(JSON.stringify(message))
  let view
  let answered // the ticket of the last question on this socket: a view may come again before its answer is taken
  return new Promise(ended => {
    socket.onopen = () => {
      say({ do: 'watch', table, seat })
      if (pending !== undefined) say(pending)
    }
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.say === 'refused') console.error(message.error.message)
      if (message.say === 'view') view = message.view
      // A view, an ack or a refusal that names the request settles it.
      if (message.request !== undefined && message.request === pending?.request) pending = undefined
      if (view === undefined) return
      const { ask, seen } = view
      if (seen.outcome !== undefined) {
        console.log(seen.outcome.winners.includes(seat) ? 'won' : 'did not win')
        ended(undefined)
        socket.close()
      } else if (ask !== undefined && ask.ticket !== answered && pending === undefined) {
        answered = ask.ticket
        const { ticket, options } = ask
        pending = { do: 'answer', table, seat, request: randomUUID(), ticket, choice: choose(options, seen) }
        say(pending)
      }
    }
    socket.onclose = ({ code }) => ended(code)
  })
}

/** Everything a bot may know is in `seen`; every choice that is legal is in `options`. */
function choose(options, _seen) {
  return options[Math.floor(Math.random() * options.length)]
}
