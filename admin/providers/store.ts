import { localStorageStore, type Store } from 'react-admin'

const PREFIX = 'RaStorecroupier.console.'
/** What belongs to the person at this browser and not to the session: it outlives a sign-out. */
const KEPT = /^(?:theme|sidebar\.open|.*\.savedQueries)$/

/** Preferences of the console. react-admin forgets all of them at each sign-out; the theme and saved filters stay. */
export function createStore(): Store {
  return {
    ...localStorageStore(undefined, 'croupier.console'),
    reset() {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(PREFIX) && !KEPT.test(key.slice(PREFIX.length))) localStorage.removeItem(key)
      }
    },
  }
}
