import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { createReferences, type Listeners, membersByName } from './references.ts'

const platform = join(import.meta.dirname, '..')

/** The codes that calls are refused with. */
export interface CallErrors {
  /** Of every call, whatever it does. */
  readonly every: readonly string[]
  /** Of a call by its name: those of every call left out. */
  readonly calls: Readonly<Record<string, readonly string[]>>
}

/** They put the platform together and lead to all of it; none of them refuses anything. */
const composing = new Set(['app.ts', 'context.ts', 'modules.ts', 'run-command.ts'])

/**
 * Reads off the sources with which codes each call may be refused: whatever its handler refers to, and what that refers to, as far as it
 * goes. It may name a code too many, of a way that no caller goes; one too few is found by the tests (`tests/support/platform.ts`).
 */
export function readCallErrors(): CallErrors {
  const { checker, sources } = loadSources()
  const references = createReferences(checker, sources, listenersOf(sources))

  function codesOf(starts: readonly ts.Node[]): Set<string> {
    const pieces = new Set(starts)
    const codes = new Set<string>()
    for (const piece of pieces) {
      const found = references.of(piece)
      for (const code of found.codes) codes.add(code)
      for (const next of found.pieces) pieces.add(next)
    }
    return codes
  }

  const every = codesOf(startsOfAll(sources))
  const calls = [...startsOfCalls(sources)].map(([name, starts]) => {
    const own = [...codesOf(starts)].filter((code) => !every.has(code))
    return [name, own.sort()] as const
  })
  return {
    every: [...every].sort(),
    calls: Object.fromEntries(calls.sort(([left], [right]) => (left < right ? -1 : 1))),
  }
}

function loadSources() {
  const files = readdirSync(platform, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /(?<!\.test)\.ts$/.test(name) && !composing.has(name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    strict: true,
    noEmit: true,
    types: ['node'],
  }
  const program = ts.createProgram(files, options)
  const given = new Set(files)
  return {
    checker: program.getTypeChecker(),
    sources: program.getSourceFiles().filter(({ fileName }) => given.has(fileName)),
  }
}

/** What stands around every call: the route that leads to it, and the words for what fails. */
function startsOfAll(sources: readonly ts.SourceFile[]): ts.Node[] {
  const inHttp = (name: string) => sources.filter(({ fileName }) => fileName === join(platform, 'http', name))
  const route = inHttp('route.ts')
    .flatMap(({ statements }) => [...statements])
    .filter((statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === 'route')
  return [...route, ...inHttp('failures.ts')]
}

/** The handlers of calls by their names: `route(app, context, calls.signIn, handler)`, alone or in a loop over several of them. */
function startsOfCalls(sources: readonly ts.SourceFile[]): ReadonlyMap<string, readonly ts.Node[]> {
  const found = new Map<string, readonly ts.Node[]>()
  const visit = (node: ts.Node): void => {
    const [call, handler] = routed(node)
    if (call && ts.isPropertyAccessExpression(call) && handler) found.set(call.name.text, [handler])
    else if (call) {
      const loop = ts.findAncestor(node, ts.isForOfStatement)
      for (const [, name = ''] of loop?.expression.getText().matchAll(/\b\w*[cC]alls\.(\w+)/g) ?? [])
        if (loop) found.set(name, [loop])
    }
    ts.forEachChild(node, visit)
  }
  for (const source of sources) visit(source)
  return found
}

function routed(node: ts.Node): readonly ts.Expression[] {
  const isRoute = ts.isCallExpression(node) && node.expression.getText() === 'route'
  return isRoute ? node.arguments.slice(2) : []
}

/** By the shape of a module (`module.ts`), which says of each of its members what is made there. */
function listenersOf(sources: readonly ts.SourceFile[]): Listeners {
  const members = membersByName(sources.filter(({ fileName }) => fileName.endsWith('/module.ts')))
  const found = new Map<string, readonly ts.Node[]>()
  const visit = (node: ts.Node): void => {
    const type =
      ts.isPropertySignature(node) && node.type && ts.isFunctionTypeNode(node.type) ? node.type.type : undefined
    if (ts.isPropertySignature(node) && type && ts.isTypeReferenceNode(type) && type.typeArguments === undefined)
      found.set(type.typeName.getText(), members.get(node.name.getText()) ?? [])
    ts.forEachChild(node, visit)
  }
  for (const source of sources) if (source.fileName === join(platform, 'module.ts')) visit(source)
  return found
}
