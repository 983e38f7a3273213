/**
 * Answers to statements of one transaction that were sent without waiting for each other. Where one fails the rest are waited for as well, so
 * that nobody sends on when the transaction has ended. Throws what failed first, as the others of that transaction do (db/dialect.ts).
 */
export async function together<Work extends readonly unknown[] | []>(
  work: Work,
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  try {
    return await Promise.all(work)
  } catch (error) {
    await Promise.allSettled(work)
    throw error
  }
}
