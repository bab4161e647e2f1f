/** An error that a person can cause is a value: either the thing, or what is wrong with it and where. */
export type Result<T, E = string> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function fail<E>(error: E): { ok: false; error: E } {
  return { ok: false, error }
}

/** Thrown for what only a bug can cause: a game that breaks the kernel's contract. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}
