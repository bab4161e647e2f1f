import { useId } from 'react'
import { brokenOwn } from '../../rules/14-own-tasks/talk.ts'
import { OWN_LIMITS, type OwnField, type OwnTask } from '../../state/own-task.ts'

export interface OwnEditorProps {
  readonly kind: 'puzzle' | 'trial'
  readonly task: OwnTask
  onTask(task: OwnTask): void
}

const LABELS = {
  title: { name: 'Title', hint: 'shown to everybody when it is attempted' },
  text: { name: 'What you tell them', hint: 'shown to those who take part' },
  note: { name: 'The solution', hint: 'only you will see it' },
} as const

/** A page of the Master's own book: title, text, and for a puzzle a private note. */
export function OwnEditor({ kind, task, onTask }: OwnEditorProps) {
  const fields: readonly OwnField[] = kind === 'puzzle' ? ['title', 'text', 'note'] : ['title', 'text']
  return (
    <div className="ed-lab ed-own">
      {fields.map(field => (
        <Field key={field} field={field} task={task} onText={text => onTask({ ...task, [field]: text })} />
      ))}
    </div>
  )
}

interface FieldProps {
  readonly field: OwnField
  readonly task: OwnTask
  onText(text: string): void
}

function Field({ field, task, onText }: FieldProps) {
  const id = useId()
  const { name, hint } = LABELS[field]
  const flaw = brokenOwn(task).find(each => each.field === field)
  const common = {
    id,
    value: task[field],
    'aria-describedby': `${id}-left`,
    'aria-invalid': flaw !== undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => onText(event.target.value),
  }
  return (
    <div className="ed-own-field">
      <label htmlFor={id}>
        {name} <small>{hint}</small>
      </label>
      {field === 'title' ? <input {...common} /> : <textarea {...common} rows={field === 'text' ? 5 : 2} />}
      <Left id={`${id}-left`} used={task[field].trim().length} most={OWN_LIMITS[field]} flaw={flaw?.says} />
    </div>
  )
}

interface LeftProps {
  readonly id: string
  readonly used: number
  readonly most: number
  readonly flaw?: string | undefined
}

/** How long it is, how long it may be, and what is wrong with it. */
export function Left({ id, used, most, flaw }: LeftProps) {
  return (
    <p id={id} className="ed-own-left" data-over={used > most ? '' : undefined}>
      <span>{flaw}</span>
      <span>
        {used} / {most}
      </span>
    </p>
  )
}
