// schema/034-certificate-id: certificates of erasures by their id.

CREATE CONSTRAINT certificate_id IF NOT EXISTS FOR (e:Certificate) REQUIRE e.id IS UNIQUE;
