-- Liveness is shown by a sequence of poses that the house chooses for each check: a photo each, in order.
ALTER TABLE identity_check ADD COLUMN poses text[] NOT NULL DEFAULT '{}';
-- selfie: of checks from before the poses.
ALTER TABLE identity_picture
  DROP CONSTRAINT identity_picture_kind_check,
  ADD CONSTRAINT identity_picture_kind_check CHECK (kind IN ('document_front', 'document_back', 'selfie', 'pose_1', 'pose_2',
    'pose_3'));
