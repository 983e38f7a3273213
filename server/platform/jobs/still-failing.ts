/**
 * What work throws that fails on by what it threw before and has not tried again: the job counts as failed, and the log, which has it, gets no further
 * line.
 */
export class StillFailing extends Error {
  override readonly name = 'StillFailing'
  constructor(cause: unknown) {
    super('What failed before is not tried again yet', { cause })
  }
}
