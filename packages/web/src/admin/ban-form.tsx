import { useState } from 'react'
import { ProblemNote } from '../online/parts.tsx'
import { Choice } from '../shell/fields.tsx'
import { type Office, useActs } from './office.ts'
import { WhyForm } from './why-form.tsx'

const DAYS = ['1', '7', '30', '365'] as const
const DAY = 86_400_000

interface BanFormProps {
  readonly office: Office
  /** Whom: a person with a name, or an address. */
  readonly whom: { readonly person: string } | { readonly address: string }
  readonly name: string
  readonly onDone: () => void
}

export function BanForm({ office, whom, name, onDone }: BanFormProps) {
  const [days, setDays] = useState<(typeof DAYS)[number]>('7')
  const { busy, problem, act } = useActs(office, onDone)
  return (
    <WhyForm
      button={`Ban ${name}`}
      busy={busy}
      danger
      onDone={why => act('/bans', { ...whom, until: Date.now() + Number(days) * DAY, why })}
    >
      <Choice
        label={`How long may ${name} not play?`}
        value={days}
        of={DAYS}
        name={each => (each === '1' ? '1 day' : `${each} days`)}
        onChange={setDays}
      />
      <ProblemNote text={problem} />
    </WhyForm>
  )
}
