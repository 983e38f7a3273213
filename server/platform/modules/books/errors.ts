import { defineErrors } from '../../lib/failure.ts'

export const booksErrors = defineErrors('books', {
  /** Bets are found through their member only: an index over all of them would cost every bet. */
  TRANSFER_MEMBER_NEEDED: 422,
})
