// openapi-typescript needs the compiler API of TypeScript 5, which TypeScript 7 (the root's, for its speed) no longer has. Loaded with
// `node --import`, this gives it the server workspace's TypeScript 5 instead. It goes when openapi-typescript runs on TypeScript 7.
import { createRequire, register } from 'node:module'
import { pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'

const fromServer = createRequire(new URL('../../server/package.json', import.meta.url))

// Hooks run in a thread of their own, which loads this same file: only the main thread registers it.
if (isMainThread) register(import.meta.url)

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  if (specifier !== 'typescript') return next(specifier, context)
  return { url: pathToFileURL(fromServer.resolve('typescript')).href, shortCircuit: true }
}
