-- Devices keep the catalogue by version. Each game now names its edge, so every game becomes a new version once.
UPDATE catalogue_state SET version = version + 1;
UPDATE game SET version = (SELECT version FROM catalogue_state);
