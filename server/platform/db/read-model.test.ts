import { pino } from 'pino'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/database.ts'
import { createDatabase } from './connection.ts'
import { createPostgresEngine } from './postgres-engine.ts'
import { createReadModel } from './read-model.ts'

/** A server that is not there. */
const away = () =>
  createDatabase(
    createPostgresEngine({
      connectionString: 'postgres://127.0.0.1:1/nowhere',
      poolSize: 2,
      statementTimeout: 500,
      lockTimeout: 500,
      idleTransactionTimeout: 500,
    }),
  )

describeOnEachDatabase('what reports read', (open) => {
  it('is the primary while the replica is away, and a mistake of the question stays one', async () => {
    const primary = await open.empty()
    const readModel = createReadModel(primary, away(), pino({ level: 'silent' }))
    expect(await readModel.read((tx) => tx.raw('select 1 as one'))).toEqual([{ one: 1 }])
    await expect(readModel.read((tx) => tx.raw('select nothing_of_that_name'))).rejects.toThrow(/nothing_of_that_name/)
    await readModel.close()
    await primary.close()
  })

  it('is the replica where there is one', async () => {
    const [primary, replica] = [await open.empty(), await open.empty()]
    await replica.script('create table only_there (here int4)')
    const readModel = createReadModel(primary, replica, pino({ level: 'silent' }))
    expect(await readModel.read((tx) => tx.raw('select * from only_there'))).toEqual([])
    await readModel.close()
    await primary.close()
  })
})
