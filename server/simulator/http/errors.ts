/** A refusal that the simulated service words itself; each API renders it in the shape of its own protocol. */
export class SimulatorError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
