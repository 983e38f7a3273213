import type { Dependencies } from './dependencies.ts'

/** What a node of the gateway knows of its rooms. */
export interface NodeListeners {
  readonly node: string
  readonly rooms: readonly { readonly roomId: string; readonly listeners: number }[]
}

/** Tells all nodes how many listen at one of them: a figure that is old in a moment, so nothing of it is written. */
export function tellListeners({ events }: Pick<Dependencies, 'events'>, told: NodeListeners): void {
  events.publish({ type: 'chat-listeners', merchantId: '', ...told })
}
