import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const packages = '/usr/lib/postgresql'
const scale = 10

/** The path of pgbench, or undefined: on the path, or where Debian keeps it (the newest version). */
export function findPgbench(): string | undefined {
  const versions = existsSync(packages) ? readdirSync(packages).sort((left, right) => Number(right) - Number(left)) : []
  const onPath = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'pgbench'))
  return [...onPath, ...versions.map((version) => join(packages, version, 'bin', 'pgbench'))].find((path) =>
    existsSync(path),
  )
}

/** Fills a database with pgbench's own tables. */
export function preparePgbench(pgbench: string, databaseUrl: string): void {
  execFileSync(pgbench, ['--initialize', '--quiet', `--scale=${scale}`, databaseUrl], { stdio: 'pipe' })
}

/** Transactions per second of pgbench's TPC-B-like script, with prepared statements as the product uses them. */
export function runPgbench(pgbench: string, databaseUrl: string, clients: number, seconds: number): number {
  const output = execFileSync(
    pgbench,
    [`--client=${clients}`, '--jobs=2', `--time=${seconds}`, '--protocol=prepared', '--no-vacuum', databaseUrl],
    { encoding: 'utf8', stdio: 'pipe' },
  )
  const found = /^tps = ([\d.]+)/m.exec(output)?.[1]
  if (found === undefined) throw new Error(`pgbench says no tps:\n${output}`)
  return Number(found)
}
