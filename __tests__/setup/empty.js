// Stands in for modules that have no meaning under jest.
module.exports = {};
