type Json = Record<string, unknown>

/**
 * Puts a reference in the place of each object whose shape a module exports, and returns those shapes by their names, each
 * once: written out wherever they are used, they were two thirds of the document and of the client's types.
 * Throws when two modules export different shapes under one name.
 */
export function nameShapes(
  document: Json,
  modules: readonly Record<string, unknown>[],
): { document: Json; shapes: Json } {
  const nameOf = new Map<string, string>()
  for (const module of modules)
    for (const [name, shape] of Object.entries(module))
      if (isObjectShape(shape)) nameOf.set(JSON.stringify(shape), name)
  const used = new Map<string, { text: string; shape: unknown }>()

  function replace(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(replace)
    if (typeof value !== 'object' || value === null) return value
    const text = isObjectShape(value) ? JSON.stringify(value) : undefined
    const name = text === undefined ? undefined : nameOf.get(text)
    if (name === undefined || text === undefined) return replaceWithin(value)
    const known = used.get(name)
    if (known !== undefined && known.text !== text) throw new Error(`Two shapes are called ${name}`)
    if (known === undefined) {
      const kept = { text, shape: undefined as unknown }
      used.set(name, kept)
      kept.shape = replaceWithin(value)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  const replaceWithin = (value: object): Json =>
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]))

  const replaced = replaceWithin(document)
  const shapes = [...used].sort(([left], [right]) => left.localeCompare(right))
  return { document: replaced, shapes: Object.fromEntries(shapes.map(([name, { shape }]) => [name, shape])) }
}

function isObjectShape(value: unknown): value is Json {
  return (
    typeof value === 'object' && value !== null && 'properties' in value && 'type' in value && value.type === 'object'
  )
}
