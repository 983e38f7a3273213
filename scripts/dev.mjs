// npm run dev: the server restarts on change; portal and console are served by Vite with hot reload. One Ctrl-C stops all three.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ensureBuilds } from './lib/builds.mjs'
import { checkNode, ensureDependencies } from './lib/dependencies.mjs'
import { command, root } from './lib/process.mjs'
import { main, say } from './lib/terminal.mjs'

const parts = [
  { name: 'server', colour: 36, file: command('tsx'), args: ['watch', '--clear-screen=false', 'server/main.ts'] },
  { name: 'portal', colour: 35, file: command('vite'), args: ['portal', '--port', '4100', '--strictPort'] },
  { name: 'admin', colour: 33, file: command('vite'), args: ['admin', '--port', '4101', '--strictPort'] },
]
const secondsToStop = 15

/** @param {typeof parts[number]} part */
function start({ name, colour, file, args }) {
  // Its own group, so that the stop below reaches the children a watcher starts and Ctrl-C reaches each part exactly once.
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, FORCE_COLOR: '1' },
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) =>
      console.log(`\u001b[${colour}m${name.padEnd(6)}\u001b[0m ${line}`),
    )
  }
  return child
}

await main(async () => {
  checkNode()
  await ensureDependencies()
  await ensureBuilds()
  say('Starting server (PORT, default 4000), portal (4100) and console (4101). Ctrl-C stops all.')
  const children = parts.map((part) => ({ ...part, child: start(part) }))
  let stopping = false
  const stopAll = (/** @type {number} */ exitCode) => {
    if (stopping) return
    stopping = true
    process.exitCode = exitCode
    const signalAll = (/** @type {NodeJS.Signals} */ signal) => {
      for (const { child } of children) {
        if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) continue
        try {
          process.kill(-child.pid, signal)
        } catch {
          // The group ended between the look and the signal: nothing is left to stop.
        }
      }
    }
    signalAll('SIGTERM')
    setTimeout(() => signalAll('SIGKILL'), secondsToStop * 1000).unref()
  }
  for (const { name, child } of children) {
    child.on('error', (error) => say(`${name}: ${error.message}`))
    child.on('close', (code) => {
      if (!stopping) say(`${name} ended (${code ?? 'by a signal'}); stopping the others.`)
      stopAll(code ?? 1)
    })
  }
  process.on('SIGINT', () => stopAll(0))
  process.on('SIGTERM', () => stopAll(0))
})
