import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'

const DAY = 86_400_000
const MEMBERS = 9
const SUBJECTS = ['vendor PG', 'category LIVE', 'VND RNG', 'VND LIVE'] as const

const rule = fc.record({
  subject: fc.constantFrom(...SUBJECTS),
  greatest: fc.integer({ min: 1, max: 5 }),
})
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      deed: fc.constant('set' as const),
      who: fc.nat(MEMBERS - 1),
      isOwn: fc.boolean(),
      rules: fc.uniqueArray(rule, { maxLength: 3, selector: ({ subject }) => subject }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ deed: fc.constant('move' as const), who: fc.nat(MEMBERS - 1), to: fc.nat(MEMBERS) }),
  },
)

/** The rules as somebody without a database keeps them: who is above whom, and who set what for whom. */
class Model {
  readonly uplines: (number | undefined)[]
  readonly rules = new Map<string, { line: number; setBy: number; limits: ReadonlyMap<string, bigint> }>()
  constructor(uplines: readonly (number | undefined)[]) {
    this.uplines = [...uplines]
  }
  above(member: number): number[] {
    const upline = this.uplines[member]
    return upline === undefined ? [] : [upline, ...this.above(upline)]
  }
  set(line: number, setBy: number, limits: ReadonlyMap<string, bigint>) {
    this.rules.set(`${line} ${setBy}`, { line, setBy, limits })
  }
  move(member: number, upline: number | undefined): boolean {
    if (upline !== undefined && (upline === member || this.above(upline).includes(member))) return false
    this.uplines[member] = upline
    for (const [key, { line, setBy }] of this.rules)
      if (line === member && setBy !== member && setBy !== upline) this.rules.delete(key)
    return true
  }
  inForce(member: number): Record<string, string> {
    const strictest = new Map<string, bigint>()
    for (const { line, setBy, limits } of this.rules.values()) {
      const isHeld = line === member ? setBy !== member : this.above(member).includes(line)
      if (!isHeld) continue
      for (const [subject, greatest] of limits) {
        const known = strictest.get(subject)
        if (known === undefined || greatest < known) strictest.set(subject, greatest)
      }
    }
    return Object.fromEntries([...strictest].map(([subject, greatest]) => [subject, String(greatest)]))
  }
}

describeOnEachDatabase('what is in force in lines', (open) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    await platform.context.jobs.start({ work: false })
  }, 120_000)
  afterAll(async () => {
    await platform.context.jobs.stop()
    await platform.stop()
    await database.close()
  })

  const wishOf = (limits: ReadonlyMap<string, bigint>) => ({
    vendorsOff: limits.has('vendor PG') ? ['PG'] : [],
    gameTypesOff: limits.has('category LIVE') ? ['LIVE'] : [],
    greatestStakes: [...limits].flatMap(([subject, greatest]) =>
      subject.startsWith('VND ') ? [{ gameType: subject.slice(4), greatest: String(greatest / 10_000n) }] : [],
    ),
  })

  it('is the strictest of all that is set above, whatever is set, lifted and moved', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(MEMBERS), { minLength: MEMBERS, maxLength: MEMBERS }),
        fc.array(step, { minLength: 4, maxLength: 14 }),
        async (places, steps) => {
          const model = new Model(places.map((place, index) => (place < index ? place : undefined)))
          const ids: string[] = []
          for (const upline of model.uplines)
            ids.push(
              (await platform.member({ type: 1, ...(upline !== undefined && { uplineId: need(ids[upline]) }) })).id,
            )
          const idOf = (index: number) => need(ids[index])
          for (const one of steps) {
            if (one.deed === 'set') {
              const setBy = one.isOwn ? one.who : model.uplines[one.who]
              if (setBy === undefined) continue
              const limits = new Map(
                one.rules.map(({ subject, greatest }) => [
                  subject,
                  subject.startsWith('VND') ? BigInt(greatest) * 10_000n : 0n,
                ]),
              )
              model.set(one.who, setBy, limits)
              const session = {
                merchantId: SENVANG,
                memberId: idOf(setBy),
                accountType: 1,
                currency: 'VND',
              } as Parameters<typeof platform.context.lines.setRules>[0]
              await platform.context.lines.setRules(session, idOf(one.who), wishOf(limits))
              continue
            }
            const upline = one.to < MEMBERS ? one.to : undefined
            if (!model.move(one.who, upline)) continue
            const place = { merchantId: SENVANG, memberId: idOf(one.who) }
            await database.transaction((tx) =>
              platform.context.lines.move(tx, place, upline === undefined ? null : idOf(upline), 'test'),
            )
            platform.clock.advance(DAY)
            await platform.context.lines.keepMoved()
          }
          const kept = await database.raw<{ member_id: string; limits: Record<string, string> }>(
            'select member_id, limits from line_rules_in_force where member_id = any($1::uuid[])',
            [ids],
          )
          const found = ids.map((id) => kept.find(({ member_id }) => member_id === id)?.limits ?? {})
          expect(found).toEqual(ids.map((_id, index) => model.inForce(index)))
        },
      ),
      { numRuns: 25 },
    )
  }, 240_000)
})
