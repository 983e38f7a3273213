/** What the gateway allows here (`/sandbox/settings.json`). */
export interface Settings {
  readonly mode: 'DEMO' | 'LIVE'
  readonly introspection: boolean
  readonly allowAdHocOperations: boolean
}

export async function readSettings(): Promise<Settings> {
  const response = await fetch('/sandbox/settings.json')
  if (!response.ok) throw new Error(`settings.json answered ${response.status}`)
  return (await response.json()) as Settings
}
