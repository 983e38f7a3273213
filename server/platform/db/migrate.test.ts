import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/database.ts'
import { migrate, readMigrations } from './migrate.ts'

describeOnEachDatabase('migrations', (open) => {
  const own = (sql: string) => [...readMigrations(), { name: '9999_sample', sql, checksum: sql }]

  it('apply once, in a transaction each, and are refused when changed afterwards', async () => {
    const database = await open()
    try {
      expect(await migrate(database)).toEqual([])
      await expect(migrate(database, own('create table sample (id int); select 1/0'))).rejects.toThrow('zero')
      expect(await migrate(database, own('create table sample (id int)'))).toEqual(['9999_sample'])
      expect(await migrate(database, own('create table sample (id int)'))).toEqual([])
      await expect(migrate(database, own('create table sample (id int8)'))).rejects.toThrow('changed after')
      await expect(migrate(database)).rejects.toThrow('does not know: 9999_sample')
    } finally {
      await database.close()
    }
  }, 60_000)
})
