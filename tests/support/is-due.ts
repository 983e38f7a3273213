import type { TestPlatform } from './platform.ts'

/** Whether a look finds that there is something to do: what a work that comes round says by its `dueAt` (`RegularWork`). */
export async function isDue(
  { database, clock }: Pick<TestPlatform, 'database' | 'clock'>,
  dueAt: string,
): Promise<boolean> {
  const [row] = await database.raw<{ at: Date | null }>(`select (${dueAt}) as at`)
  return row?.at != null && row.at <= clock.now()
}
