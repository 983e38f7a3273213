import { type ArrowFunctionExpression, type Function as FunctionNode, type Node, parseSync, Visitor } from 'oxc-parser'
import { read } from './files.ts'
import { lineAt } from './source.ts'

/** A function as it stands in a file; `lines` counts from its first to its last. */
export interface FunctionOfFile {
  readonly file: string
  readonly name: string
  readonly lines: number
}

/**
 * The functions of a file, those within others too: a factory is as long as everything it closes over. One without a name of its own
 * is called after what it becomes (`const check = () => …`), or after the function it stands in, as in `buildPlatform/inner`.
 */
export function functionsOf(file: string): FunctionOfFile[] {
  const text = read(file)
  const found: FunctionOfFile[] = []
  const names: string[] = []
  const enter = (name: string | undefined) => names.push(name ?? names.at(-1) ?? '')
  const leave = () => names.pop()

  function enterFunction({ id, start, end }: FunctionLike) {
    const name = id?.name ?? names.at(-1) ?? 'inner'
    found.push({ file, name, lines: lineAt(text, end) - lineAt(text, start) + 1 })
    enter(`${name.replace(/\/inner$/, '')}/inner`)
  }

  new Visitor({
    VariableDeclarator: ({ id }) => enter(nameOf(id)),
    'VariableDeclarator:exit': leave,
    Property: ({ key }) => enter(nameOf(key)),
    'Property:exit': leave,
    PropertyDefinition: ({ key }) => enter(nameOf(key)),
    'PropertyDefinition:exit': leave,
    MethodDefinition: ({ key }) => enter(nameOf(key)),
    'MethodDefinition:exit': leave,
    FunctionDeclaration: enterFunction,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enterFunction,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enterFunction,
    'ArrowFunctionExpression:exit': leave,
  }).visit(parseSync(file, text).program)
  return found
}

type FunctionLike = FunctionNode | ArrowFunctionExpression

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined
}
