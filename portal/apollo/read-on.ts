interface Connection {
  readonly nodes: readonly unknown[]
}

/** What is known of a connection with what was read on from its end. */
export const readOn = <Known extends Connection>(known: Known, next: Known): Known => ({
  ...known,
  ...next,
  nodes: [...known.nodes, ...next.nodes],
})
