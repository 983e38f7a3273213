import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Runs `work` with the address of a database made for it, which is dropped afterwards. */
export async function withDatabase<Result>(
  serverUrl: string,
  purpose: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `croupier_bench_${randomBytes(4).toString('hex')}_${purpose}`
  await onServer(serverUrl, `create database ${name}`)
  try {
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    return await work(url.href)
  } finally {
    await onServer(serverUrl, `drop database if exists ${name} with (force)`)
  }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
