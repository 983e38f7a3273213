export { countRequested } from './repository.ts'
