import { showMessage } from './message.js'
import { say, setup } from './setup.js'

/**
 * Listens to what the server tells by itself (`http/stream.ts`); the browser connects again when the line breaks, and the
 * server's first message then is the whole present state. Returns a function that ends it.
 * @param {string} path as in `/table`
 * @param {(message: unknown) => void} onMessage
 */
export function listen(path, onMessage) {
  const source = new EventSource(setup.base + path)
  source.addEventListener('message', (event) => onMessage(JSON.parse(event.data)))
  source.addEventListener('error', () => showMessage(say('network')))
  return () => source.close()
}
