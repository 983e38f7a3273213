import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openJournal } from './journal.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('journal', () => {
  it('has the latest value of each record after it is opened again', () => {
    const before = openJournal(folder).collection<{ count: number }>('round', 10)
    before.put('a', { count: 1 })
    before.put('b', { count: 2 })
    before.put('a', { count: 3 })
    const after = openJournal(folder).collection<{ count: number }>('round', 10)
    expect(after.values()).toEqual([{ count: 3 }, { count: 2 }])
    expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2)
  })

  it('passes over a line cut off by a kill', () => {
    openJournal(folder).collection('round', 10).put('a', 1)
    appendFileSync(join(folder, 'journal.jsonl'), '{"kind":"round","id":"b","val')
    expect(openJournal(folder).collection('round', 10).values()).toEqual([1])
  })

  it('has all of a step after a kill, or none of it', () => {
    const journal = openJournal(folder)
    const [bets, feed] = [journal.collection<string>('bet', 10), journal.collection<string>('feed', 10)]
    bets.put('a', 'TAKEN')
    const before = readFileSync(join(folder, 'journal.jsonl'), 'utf8')
    journal.together(() => {
      bets.put('a', 'SETTLED')
      feed.put('1', 'a')
    })
    const written = readFileSync(join(folder, 'journal.jsonl'), 'utf8')
    const seen = new Set<string>()
    for (let end = before.length; end <= written.length; end++) {
      writeFileSync(join(folder, 'journal.jsonl'), written.slice(0, end))
      const after = openJournal(folder)
      seen.add(`${after.collection('bet', 10).get('a')} ${after.collection('feed', 10).get('1')}`)
    }
    expect([...seen]).toEqual(['TAKEN undefined', 'SETTLED a'])
  })

  it('forgets the oldest record that may be forgotten', () => {
    const rounds = openJournal(undefined).collection<string>('round', 2, (value) => value !== 'pending')
    rounds.put('a', 'pending')
    rounds.put('b', 'done')
    rounds.put('c', 'done')
    expect(rounds.get('a')).toBe('pending')
    expect(rounds.get('b')).toBeUndefined()
  })
})
