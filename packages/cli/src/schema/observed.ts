/** The form of data, gathered from examples. */
export interface Form {
  readonly kinds: Set<string>
  /** The texts that were seen; none once there are too many to list. */
  texts: Set<string> | undefined
  /** How many objects were seen, and in how many of them each field stood. */
  objects: number
  readonly fields: Map<string, { readonly form: Form; seen: number }>
  items: Form | undefined
}

/** More different texts than that are no list of names. */
const MOST_TEXTS = 40
/** An object with more fields than that is a table by keys. */
const MOST_FIELDS = 60

export function newForm(): Form {
  return { kinds: new Set(), texts: new Set(), objects: 0, fields: new Map(), items: undefined }
}

/** Adds one example. What JSON leaves out is left out. */
export function observe(form: Form, value: unknown): void {
  if (Array.isArray(value)) {
    form.kinds.add('array')
    form.items ??= newForm()
    for (const item of value) observe(form.items, item ?? null)
  } else if (typeof value === 'object' && value !== null) {
    form.kinds.add('object')
    form.objects++
    for (const [name, of] of Object.entries(value)) {
      if (of === undefined) continue
      const field = form.fields.get(name) ?? { form: newForm(), seen: 0 }
      form.fields.set(name, field)
      field.seen++
      observe(field.form, of)
    }
  } else if (typeof value === 'string') {
    form.kinds.add('string')
    form.texts?.add(value)
    if ((form.texts?.size ?? 0) > MOST_TEXTS) form.texts = undefined
  } else if (typeof value === 'number') form.kinds.add(Number.isInteger(value) ? 'integer' : 'number')
  else form.kinds.add(value === null ? 'null' : typeof value)
}

/** The form as a JSON Schema. */
export function schemaOf(form: Form): object {
  const kinds = [...form.kinds].filter(kind => kind !== 'integer' || !form.kinds.has('number')).sort()
  return {
    ...(kinds.length > 0 && { type: kinds.length === 1 ? kinds[0] : kinds }),
    ...(form.kinds.size === 1 && form.kinds.has('string') && form.texts && { enum: [...form.texts].sort() }),
    ...(form.kinds.has('array') && { items: schemaOf(form.items ?? newForm()) }),
    ...(form.kinds.has('object') && objectSchema(form)),
  }
}

function objectSchema({ fields, objects }: Form): object {
  const names = [...fields.keys()].sort()
  if (names.length > MOST_FIELDS) {
    const any = newForm()
    for (const { form } of fields.values()) merge(any, form)
    return { additionalProperties: schemaOf(any) }
  }
  const required = names.filter(name => fields.get(name)?.seen === objects)
  return {
    properties: Object.fromEntries(names.map(name => [name, schemaOf(fields.get(name)?.form ?? newForm())])),
    ...(required.length > 0 && { required }),
  }
}

function merge(into: Form, from: Form): void {
  for (const kind of from.kinds) into.kinds.add(kind)
  for (const text of from.texts ?? []) into.texts?.add(text)
  if (from.texts === undefined || (into.texts?.size ?? 0) > MOST_TEXTS) into.texts = undefined
  into.objects += from.objects
  for (const [name, field] of from.fields) {
    const there = into.fields.get(name) ?? { form: newForm(), seen: 0 }
    into.fields.set(name, there)
    there.seen += field.seen
    merge(there.form, field.form)
  }
  if (from.items === undefined) return
  into.items ??= newForm()
  merge(into.items, from.items)
}
