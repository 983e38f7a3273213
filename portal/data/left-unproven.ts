/** The person let the question who is there be: nothing was done, and there is nothing to tell them about it. */
export class LeftUnproven extends Error {}
