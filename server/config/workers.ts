import type { Config } from './config.ts'

/** What several processes on one port need: each is a node, and they meet in the database and in Redis alone. */
export function checkWorkers(
  problems: string[],
  { databaseUrl, redisUrl, roles }: Pick<Config, 'databaseUrl' | 'redisUrl' | 'roles'>,
): void {
  const hasHouse = roles.includes('platform') || roles.includes('worker')
  if (hasHouse && databaseUrl === undefined)
    problems.push('DATABASE_URL is needed with WORKERS above 1: one process alone can have the embedded database')
  if (redisUrl === undefined)
    problems.push('REDIS_URL is needed with WORKERS above 1: each process would count limits and hear of events alone')
  if (roles.includes('simulator'))
    problems.push('ROLES must not contain simulator with WORKERS above 1: its games and bank live in one process')
}
