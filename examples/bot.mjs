// A bot for an Undercroft table, in plain JavaScript: sits down, and takes any choice that it is offered.
//
//   UNDERCROFT_TOKEN=... node examples/bot.mjs http://127.0.0.1:8080 TABLE [INVITATION]
//
// The token is made on the page (or by POST /api/me/programs). The API is described at /api/openapi.json.
import { randomUUID } from 'node:crypto'

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

const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, { headers })
const say = message => socket.send(JSON.stringify(message))

let answered = 0 // the ticket of the last question: a view may come again before its answer is taken

socket.onopen = () => say({ do: 'watch', table, seat })
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data)
  if (message.say === 'refused') console.error(message.error.message)
  if (message.say !== 'view') return
  const { ask, seen } = message.view
  if (seen.outcome !== undefined) {
    console.log(seen.outcome.winners.includes(seat) ? 'won' : 'did not win')
    socket.close()
  } else if (ask !== undefined && ask.ticket !== answered) {
    answered = ask.ticket
    say({ do: 'answer', table, seat, request: randomUUID(), ticket: ask.ticket, choice: choose(ask.options, seen) })
  }
}
socket.onclose = ({ code }) => {
  if (code === 1012) console.log('the server restarts: start me again')
}

/** Everything a bot may know is in `seen`; every choice that is legal is in `options`. */
function choose(options, _seen) {
  return options[Math.floor(Math.random() * options.length)]
}
