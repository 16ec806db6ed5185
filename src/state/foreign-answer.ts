/** A portal or a filter of the network answered in the place of the server. */
export class ForeignAnswer extends Error {
  constructor() {
    super('Somebody else answered for the house')
    this.name = 'ForeignAnswer'
  }
}
