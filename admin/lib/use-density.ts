import { useStore } from 'react-admin'

/** How much room the rows of tables take: as many as fit, or with air between them. */
export type Density = 'COMPACT' | 'COMFORTABLE'

/** The operator's choice, kept with the browser. */
export const useDensity = () => useStore<Density>('density', 'COMPACT')
