import { z } from 'zod'
import { problemAnswer } from './answers.ts'
import type { Route } from './route.ts'

/** The API's description, from the schemas that check it. */
export function openApi(routes: readonly Route[]): object {
  return new Description().of(routes)
}

class Description {
  /** Schemas with a name of their own, told once. */
  readonly #schemas: Record<string, unknown> = {}

  of(routes: readonly Route[]): object {
    const problem = this.#schema(problemAnswer, 'output')
    const paths: Record<string, Record<string, object>> = {}
    for (const route of routes) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: this.#operation(route, problem) }
    }
    return {
      openapi: '3.1.0',
      info: {
        title: 'Undercroft',
        version: '1',
        description: 'Tables online. A program sends its token as "Authorization: Bearer ...".',
      },
      paths,
      components: {
        schemas: this.#schemas,
        securitySchemes: { program: { type: 'http', scheme: 'bearer' } },
      },
    }
  }

  #operation({ tag, summary, who, params, query, body, answer, text }: Route, problem: object): object {
    const parameters = [...fields(params, 'path'), ...fields(query, 'query')]
    const given = answer === undefined ? { type: 'object' } : this.#schema(answer, 'output')
    const request = body && json(this.#schema(body, 'input'))
    return {
      tags: [tag],
      summary,
      ...(who === 'person' ? { security: [{ program: [] }] } : {}),
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(request && { requestBody: { required: true, content: request } }),
      responses: {
        200: { description: 'Done.', content: text === undefined ? json(given) : { [text]: {} } },
        '4XX': { description: 'What is wrong with the request.', content: json(problem) },
      },
    }
  }

  #schema(schema: z.ZodType, io: 'input' | 'output'): object {
    const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
    const { $schema: _, $defs = {}, ...rest } = JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/'))
    Object.assign(this.#schemas, $defs)
    return rest
  }
}

function json(schema: object): object {
  return { 'application/json': { schema } }
}

function fields(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, field]) => {
    return { name, in: place, required: place === 'path' || required.includes(name), schema: field }
  })
}
