/** The object in a body whose signature is good, or undefined. */
export function readJson(raw: Buffer): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(raw.toString('utf8'))
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    // PostgreSQL's text holds no NUL.
    return isObject && !raw.includes('\\u0000') ? (body as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
