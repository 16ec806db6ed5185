/** What a reviewer is being asked to make sure of. */
export type Asking = 'approve' | 'reject' | 'let-go' | 'cancel'
